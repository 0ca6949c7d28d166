// A part of the page that comes when it is needed, together with the words that only such parts say.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { later } from '../language/later.ts';
import { useSettings } from '../state/settings.ts';

/** `when`: what can wait a little longer waits for this. */
export const laterPart = <P>(
  load: () => Promise<ComponentType<P>>,
  when?: () => Promise<void>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    await when?.();
    const [part] = await Promise.all([load(), later.load(useSettings.getState().language)]);
    return { default: part };
  });
