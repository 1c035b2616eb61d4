/** What stands in the document for a node of React's that something else has put aside, a translator mostly. */
const standIns = new WeakMap<Node, readonly Node[]>();
/** The other way round: whose place a foreign node has taken. */
const owners = new WeakMap<Node, Node>();

/** Whether React made a node: it marks its own with a key. */
function isOurs(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith("__react"));
}

function isOurText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && isOurs(node);
}

type Change = MutationRecord;

/** Whether foreign nodes that came in `added` took the place of what went in `removed`: in the same place, or beside it before it went. */
function isInPlace(added: Change, removed: Change, node: Node): boolean {
  const { target, previousSibling: before, nextSibling: after } = added;
  const isSame = before === removed.previousSibling && after === removed.nextSibling;
  const news = [...added.addedNodes] as (Node | null)[];
  const isBeside = before === node || after === node;
  return (
    target === removed.target &&
    (isSame || isBeside || news.includes(removed.previousSibling) || news.includes(removed.nextSibling))
  );
}

/** Notes whose place foreign nodes have taken in some changes of the document. */
function note(changes: readonly Change[]): void {
  const foreign = new Set(changes.filter(({ addedNodes }) => [...addedNodes].some((node) => !isOurs(node))));
  if (foreign.size === 0) return;
  for (const removed of changes)
    for (const node of removed.removedNodes) {
      const owner = owners.get(node) ?? node;
      if (owner.isConnected || !isOurText(owner)) continue;
      const added = [...foreign].find((one) => isInPlace(one, removed, node));
      if (added && foreign.delete(added)) takePlace(owner, [...added.addedNodes]);
    }
}

function takePlace(owner: Node, nodes: readonly Node[]): void {
  standIns.set(owner, nodes);
  for (const node of nodes) owners.set(node, owner);
}

const { removeChild, insertBefore, appendChild } = Node.prototype;

/** Takes a foreign node away, and what was made only to hold it. */
function discard(node: Node): void {
  const { parentNode } = node;
  if (!parentNode) return;
  removeChild.call(parentNode, node);
  if (!parentNode.hasChildNodes() && !isOurs(parentNode)) discard(parentNode);
}

/** Takes away what stands for a node. */
function withdraw(node: Node): void {
  standIns.get(node)?.forEach(discard);
  standIns.delete(node);
}

/** The child of `parent` that a node stands in, or that stands for it; null where there is none. */
function childAt(parent: Node, node: Node): Node | null {
  const placed = node.isConnected ? node : (standIns.get(node)?.[0] ?? null);
  for (let at = placed; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return null;
}

/** Before a node is put somewhere: nothing stands for it any more, and nothing is left of what was made to hold it. */
function fetched(node: Node, parent: Node): void {
  withdraw(node);
  const { parentNode } = node;
  if (parentNode && parentNode !== parent && !isOurs(parentNode) && isOurText(node)) discard(node);
}

/**
 * Translators of browsers wrap the page's texts, or put others in their place. React goes on from where it put them and
 * would fall when it removes them or puts something before them, and what it changes in a text that was put aside nobody
 * would see. From now on a removed text takes with it what stands for it, one that is changed comes back to its place
 * (to be translated again), and what was wrapped counts as its wrapping.
 */
export function followRewriting(): void {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  const catchUp = () => note(observer.takeRecords());
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this || !isOurs(child)) return removeChild.call(this, child) as T;
    catchUp();
    withdraw(child);
    discard(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    const isPlain = before === null || before.parentNode === this || !isOurs(before);
    if (!isPlain) catchUp();
    fetched(node, this);
    return insertBefore.call(this, node, isPlain ? before : childAt(this, before)) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    fetched(node, this);
    return appendChild.call(this, node) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...value,
    set(this: Text, text: string | null) {
      value.set?.call(this, text);
      if (!this.isConnected) comeBack(this, catchUp);
    },
  });
}

/** Puts a text in the place of what stands for it. */
function comeBack(text: Text, catchUp: () => void): void {
  catchUp();
  const [first] = standIns.get(text) ?? [];
  if (!first?.parentNode) return;
  insertBefore.call(first.parentNode, text, first);
  withdraw(text);
}
