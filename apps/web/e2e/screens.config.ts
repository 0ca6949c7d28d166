import { defineConfig, mergeConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** `npm run -w @mad-king/web screens`: draws docs/screens anew. */
const config = mergeConfig(tests, defineConfig({}));
config.test.include = ['screens.ts'];
export default config;
