// What the house tells whoever runs the server: numbers, and lines of the log.

export interface News {
  stored(rows: number, milliseconds: number): void;
  trouble(error: unknown, table: string, number: number): void;
  /** A choice was stored and told, after so long. */
  chosen(milliseconds: number): void;
}
