// Online play, for whoever starts a server.

export { announce } from './announce.ts';
export { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { StoreError } from './store/store.ts';
