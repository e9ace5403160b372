import { useRef, useState } from 'react';
import type { RefusedFile } from '#domain/uploads/file-fault.ts';
import { useOnMount } from '#site/browser/hydration.ts';
import { addFiles } from './add-files.ts';

/** The files of one control. The control's own list is kept in sync, so that FormData contains them. */
export function useFiles(onFiles?: (files: readonly File[]) => void) {
  const control = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const hold = (next: readonly File[], without: readonly RefusedFile[] = []) => {
    const list = new DataTransfer();
    for (const file of next) list.items.add(file);
    if (control.current) control.current.files = list.files;
    setFiles(next);
    setRefused(without);
    onFiles?.(next);
  };
  const add = (chosen: Iterable<File>) => {
    const added = addFiles(files, [...chosen]);
    hold(added.files, added.refused);
    return added;
  };

  useOnMount(() => {
    // Files chosen before hydration, or restored after a reload.
    const early = control.current?.files;
    if (early && early.length > 0) add(early);
    const form = control.current?.form;
    const clear = () => hold([]);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  });

  return {
    control,
    files,
    refused,
    add,
    remove: (file: File) => hold(files.filter((other) => other !== file)),
  };
}
