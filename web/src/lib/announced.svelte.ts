/** Whether something is being announced over the table: what opens by itself waits for it. */

class Announced {
  isUp = $state(false);
}

export const announced = new Announced();
