/** The room of clusters, in pixels. */
export interface ClusterRoom {
  /** The radius of a cluster with its ring, by its size (`sizeOf`), as the style sheet draws it. */
  readonly radii: readonly [number, number, number, number];
  /** How far a cluster is moved at most: beyond, it would be elsewhere, and joins another. */
  readonly furthest: number;
}

/** `small`: where the whole country is, clusters are drawn smaller, and a few pixels are another province. */
export const CLUSTER_ROOM = {
  usual: { radii: [26, 29, 32, 35], furthest: 60 },
  small: { radii: [14, 15, 15, 15], furthest: 40 },
} as const satisfies Record<string, ClusterRoom>;

/** From these counts on, a cluster is drawn larger, and larger still. */
const LARGER = [10, 100, 1_000];

/** How large a cluster of this count is drawn: 0 to 3. */
export const sizeOf = (count: number): 0 | 1 | 2 | 3 =>
  LARGER.filter((least) => count >= least).length as 0 | 1 | 2 | 3;
