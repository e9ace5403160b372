import { expect, it } from 'vitest';
import { findChangedFiles } from './find-changed-files.ts';

/** A file that the browser cannot read any more. */
function changed(name: string): File {
  const file = new File(['content'], name);
  file.slice = () => {
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    return part;
  };
  return file;
}

// W-6.27
it('names the files that cannot be read any more, and no others', async () => {
  const data = new FormData();
  data.append('message', 'Bonjour');
  data.append('files[0]', new File(['content'], 'fiche.pdf'));
  data.append('files[1]', changed('salaire.pdf'));
  expect(await findChangedFiles(data)).toEqual([{ name: 'salaire.pdf', reason: 'changed' }]);
});
