import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lender's films, their first views and their captions, under the names that they have. */
const FOLDER = join(process.env.CONTENT_DIR || 'content', 'films');

export function getStaticPaths() {
  return globSync('**/*.{webm,mp4,webp,vtt}', { cwd: FOLDER }).map((file) => ({
    params: { file: file.replaceAll('\\', '/') },
  }));
}

export function GET({ params: { file = '' } }: { params: { file?: string } }): Response {
  return new Response(new Uint8Array(readFileSync(join(FOLDER, file))));
}
