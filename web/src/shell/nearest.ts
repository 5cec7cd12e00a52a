/** Which of many things lies next in a direction: straight on before askew. */

const ASKEW = 2.5;

export function nearest(from: Element, all: readonly Element[], [right, down]: readonly [number, number]): Element | null {
  const here = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of all) {
    const there = middle(other);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (other === from || ahead <= 4) continue;
    const way = ahead + ASKEW * aside;
    if (way < least) [best, least] = [other, way];
  }
  return best;
}

function middle(thing: Element): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
