/** What is known of a stored file. */
export interface Upload {
  id: string;
  /** As the visitor's device named it, without folders. */
  name: string;
  /** By its content. */
  contentType: string;
  /** In bytes. */
  size: number;
}
