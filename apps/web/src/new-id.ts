// Names and seeds that nobody else draws. `crypto.randomUUID` is missing where a page has no https, as in a house among friends;
// `getRandomValues` is there.

export const newId = (): string => {
  const words = crypto.getRandomValues(new Uint32Array(4));
  const [a, b, c, d] = Array.from(words, (word) => word.toString(16).padStart(8, '0'));
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(5)}-${c.slice(0, 4)}${d}`;
};
