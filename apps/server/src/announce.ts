// Where the server can be reached: here, and from other devices in the same house, with a code to point a phone at.

import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The first address that others in the same network can use. */
const houseAddress = (): string | null => {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
};

export const announce = (
  port: number,
  publicUrl: string | undefined,
): { here: string; others: string | null } => {
  const house = houseAddress();
  const address = publicUrl ?? (house === null ? null : `http://${house}:${port}/`);
  const others =
    address === null ? null : `For others in the same house: ${address}\n${renderUnicodeCompact(address)}`;
  return { here: `http://localhost:${port}/`, others };
};
