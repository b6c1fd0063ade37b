declare module 'spdx-satisfies' {
  /** Whether a license expression is fulfilled by one of the licenses. Throws for an expression that isn't SPDX's. */
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function satisfies(expression: string, allowed: readonly string[]): boolean;
}
