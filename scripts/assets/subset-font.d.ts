/** What is used of subset-font, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
