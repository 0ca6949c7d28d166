// What the first screen waits for comes at once: the fonts it is set in are asked for together with the script, so that it is laid
// out once and not again when they come, and its scripts are compiled while they load, off the thread that draws.

import type { Plugin } from 'vite';

/** Latin letters; the few further ones of Polish and Czech follow where they are used. */
const FONTS =
  /(grenze-gotisch-latin-700|grenze-latin-800|alegreya-sans-latin-(500|700|800))-normal-[\w-]+\.woff2$/;

/** A hint of V8; others read a comment. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

export const firstScreen = (): Plugin => ({
  name: 'mad-king-first-screen',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(
        ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html'),
      );
      if (entry === undefined) this.error('There is no script of the page.');
      const first = new Set([entry.fileName, ...entry.imports]);
      for (const chunk of chunks) if (first.has(chunk.fileName)) chunk.code = COMPILE_AT_ONCE + chunk.code;
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        })),
  },
});
