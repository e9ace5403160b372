import { type DragEvent, useRef, useState } from 'react';
import { ACCEPTED_NAMES, MAX_FILE_BYTES, MAX_FILES } from '#domain/uploads/accepted-files.ts';
import { describe, hintId } from '#site/components/field/description.ts';
import { FieldError } from '#site/components/field/field-error.tsx';
import { useFieldId } from '#site/components/field/field-ids.tsx';
import { describeFileFaults } from '#words/inquiries/describe-faults.ts';
import { fill } from '#words/translation.ts';
import type { SiteFormSetup } from '../site-form/setup.ts';
import { FileList } from './file-list.tsx';
import { useFiles } from './use-files.ts';
import './uploads.css';

export interface UploadFieldProps {
  setup: SiteFormSetup;
  error: string | undefined;
  /** Next to the label: which files to add, and which not. */
  advice?: string;
  /** Called with all files on each change. */
  onFiles?: (files: readonly File[]) => void;
}

/** A file field of a form (W-6.5): the browser's own control, to which each choice adds files. */
export function UploadField({ setup, error, advice, onFiles }: UploadFieldProps) {
  const id = useFieldId('files');
  const { control, files, refused, add, remove } = useFiles(onFiles);
  const [announcement, setAnnouncement] = useState('');
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const words = setup.words.uploads;
  const wrong = [error, describeFileFaults(refused, setup.uploads)].filter(Boolean).join('\n');

  const take = (chosen: Iterable<File>) => {
    const { files: held, refused: without } = add(chosen);
    const count = held.length === 1 ? words.addedOne : fill(words.added, { count: held.length });
    // Refused files first: they are shown above the control, where focus does not return.
    setAnnouncement(
      [describeFileFaults(without, setup.uploads), held.length > 0 && count]
        .filter(Boolean)
        .join(' '),
    );
  };
  const drag = (event: DragEvent, step: number) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += step;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the control in it
    <div
      className={isOver ? 'field uploads uploads--over' : 'field uploads'}
      onDragEnter={(event) => drag(event, 1)}
      onDragOver={(event) => drag(event, 0)}
      onDragLeave={(event) => drag(event, -1)}
      onDrop={drop}
    >
      <label className="field__label" htmlFor={id}>
        {fill(setup.words.optional, { label: words.label })}
      </label>
      <FieldError name={id} error={wrong} />
      <span className="field__hint" id={hintId(id)}>
        {advice && `${advice} `}
        {fill(words.hint, { most: MAX_FILES, megabytes: MAX_FILE_BYTES / (1024 * 1024) })}
      </span>
      <span className="uploads__place">
        {/* The browser labels its own control in its own language. */}
        <span className="uploads__act" aria-hidden="true">
          <span className="button button--plain">{words.choose}</span>
          <span className="uploads__drop">{words.drop}</span>
        </span>
        <input
          type="file"
          className="uploads__input"
          id={id}
          name="files[0]"
          multiple
          accept={ACCEPTED_NAMES.join(',')}
          ref={control}
          onChange={(event) => take([...(event.currentTarget.files ?? [])])}
          {...describe(id, true, wrong)}
        />
      </span>
      <FileList
        words={words}
        locale={setup.locale}
        files={files}
        onRemove={(file) => {
          remove(file);
          setAnnouncement(fill(words.removed, { name: file.name }));
        }}
        onEmpty={() => control.current?.focus()}
      />
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}
