// An address as a QR code.

import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around it, as the standard wants. */
const QUIET = 4;

export const Qr = ({ address, label }: { address: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(address, { ecc: 'M', border: QUIET });
    const cells = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])),
    );
    return { size, path: cells.join('') };
  }, [address]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
