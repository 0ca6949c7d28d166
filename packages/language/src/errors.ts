/** A hero or card that cannot be used as it is written; `path` says where in it. */
export class ContentError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'ContentError';
    this.path = path;
  }
}
