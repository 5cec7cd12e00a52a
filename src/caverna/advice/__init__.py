"""What would happen if: feeding plans, litters, reasons. Asked for, never computed on the way."""
