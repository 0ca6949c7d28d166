// One thing that is shown: an element on the overlay that plays its animations as it appears and is gone when they are over.

import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react';

export interface Scene {
  /** Nothing moves: things only appear and fade. */
  isCalm: boolean;
  /** Animations that may have to hurry. */
  watch: (animation: Animation) => void;
  onDone: () => void;
}

export const SceneContext = createContext<Scene | null>(null);

const useScene = (): Scene => {
  const scene = use(SceneContext);
  if (scene === null) throw new Error('an act needs a scene');
  return scene;
};

type Script<E extends HTMLElement> = (element: E, isCalm: boolean) => readonly (Animation | undefined)[];

/** Plays the script once; it may find that there is nothing to be shown. */
export const useAct = <E extends HTMLElement = HTMLDivElement>(script: Script<E>): RefObject<E | null> => {
  const element = useRef<E>(null);
  const scene = useScene();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an act plays once, as it appears
  useLayoutEffect(() => {
    const played = element.current === null ? [] : script(element.current, scene.isCalm);
    const animations = played.filter((animation) => animation !== undefined);
    for (const animation of animations) scene.watch(animation);
    let isGone = false;
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (!isGone) scene.onDone();
    });
    return () => {
      isGone = true;
      for (const animation of animations) animation.cancel();
    };
  }, []);
  return element;
};
