/** Values outside components that components follow: whoever reads one in a template is redrawn when it changes. */

import { createSubscriber } from "svelte/reactivity";

export class Signal {
  private readonly listeners = new Set<() => void>();
  private readonly subscribe = createSubscriber((update) => {
    this.listeners.add(update);
    return () => this.listeners.delete(update);
  });

  /** To be called by whatever reads the value. */
  follow(): void {
    this.subscribe();
  }

  /** To be called by whatever changes the value. */
  tell(): void {
    for (const update of [...this.listeners]) update();
  }
}

export class Value<T> {
  private readonly signal = new Signal();

  constructor(private value: T) {}

  get current(): T {
    this.signal.follow();
    return this.value;
  }

  set current(value: T) {
    if (value === this.value) return;
    this.value = value;
    this.signal.tell();
  }
}
