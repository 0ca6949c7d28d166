// How large an element is, in pixels, so that what is drawn in it is drawn as large.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

export const useSize = <E extends Element>(): [RefObject<E | null>, Size] => {
  const place = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
    look.observe(element);
    return () => look.disconnect();
  }, []);
  return [place, size];
};
