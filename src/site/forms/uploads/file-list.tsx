import { useLayoutEffect, useRef } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { formatFileSize } from '#words/file-size/format-file-size.ts';
import type { SiteFormWords } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';

export interface FileListProps {
  words: SiteFormWords['uploads'];
  locale: Locale;
  files: readonly File[];
  onRemove: (file: File) => void;
  /** Called when the last file is removed, to move the focus elsewhere. */
  onEmpty: () => void;
}

/** The chosen files with their sizes. Removing a file moves focus to the next one's button. */
export function FileList({ words, locale, files, onRemove, onEmpty }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    removed.current = undefined;
    if (next) next.focus();
    else onEmpty();
  });

  if (files.length === 0) return null;
  return (
    <ul className="uploads__list" aria-label={words.list} ref={list}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="uploads__file">
          <span className="uploads__name">{file.name}</span>
          <span className="uploads__size">{formatFileSize(file.size, words, locale)}</span>
          <button
            type="button"
            className="button button--link"
            aria-label={fill(words.removeNamed, { name: file.name })}
            onClick={() => {
              removed.current = index;
              onRemove(file);
            }}
          >
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
