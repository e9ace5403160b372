import type { RefusedFile } from '#domain/uploads/file-fault.ts';

/** The files of a form that were changed, moved or deleted after they were chosen: a browser reads them no more. */
export async function findChangedFiles(data: FormData): Promise<readonly RefusedFile[]> {
  const files = [...data.values()].filter((value) => typeof value !== 'string');
  const faults = await Promise.all(
    files.map(async (file): Promise<RefusedFile | undefined> => {
      try {
        await file.slice(0, 1).arrayBuffer();
        return undefined;
      } catch {
        return { name: file.name, reason: 'changed' };
      }
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}
