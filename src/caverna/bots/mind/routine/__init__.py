"""What needs no plan: meals, litters, animals that must go, the last exchanges."""
