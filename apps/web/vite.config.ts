import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { showMe } from './build/demonstrations.ts';
import { firstScreen } from './build/first-screen.ts';
import { heraldry } from './build/heraldry.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sprites } from './build/sprites.ts';
import { workerEntry } from './build/worker-entry.ts';

/** What the first screen and the table both need is one file: many small ones weigh more together. */
const SHARED =
  /node_modules\/(react|react-dom|scheduler|zustand)\/|virtual:(roster|sprites)|apps\/web\/src\/(first|router|court-icons|heraldry\/|language\/(later|persons|reference|resource|rulebook|speaker|texts)\.|texts\/(format|typeset)|components\/(arms|choice|crown|damaged-saves|dialog|download|error-boundary|glass|icon|marks|overlays|page|seal|speech|topbar|use-keys|use-media|waiting|when-idle)|screens\/lost|state\/(ask-when|library-of-games|modes|overlay|players|saves|settings|storage|suggestion|summary|tab)\.)/;

/** What the page and the computer's worker both need is one file, loaded once. */
const RULES =
  /packages\/(language\/src|engine\/src\/(?!position\.)|heroes\/src\/(registry|shared\/(cards|tokens))\.|ai\/src\/dice)/;

/** Parts of the table that what comes behind it (coach, motion, explanations, the result) needs as well. */
const TABLE =
  /apps\/web\/src\/(sound|components\/(after-paint|said|card|die|need)\.|screens\/(hero\/deeds|game\/(sitting|offers|take|prompt\/arrange|board\/hits|arena\/(use-picking|attempts)|hand\/playable|coach\/place|dice\/use-stage|motion\/(fresh|use-motion-reduced)|help\/(about|explain|index|rule-link)|result\/use-result))\.)/;

/** The reference comes when somebody looks a rule up; what else says things is not to bring it along. */
const REFERENCE = /packages\/text\/src\/(rules|rulebook\/(links|depth))\./;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sprites(), heraldry(), showMe(), workerEntry(), firstScreen(), serviceWorker()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The page knows more than a hundred files by name, and chance does not shrink: 28 bits tell versions of a file apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'rules', test: RULES },
            { name: 'reference', test: REFERENCE },
            { name: 'parts', test: TABLE },
          ],
        },
      },
    },
  },
});
