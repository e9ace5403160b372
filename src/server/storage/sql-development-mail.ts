import type { Selectable } from 'kysely';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type { DevelopmentMail, ListedMail, StoredMail } from '../stores/development-mail.ts';
import type { Attachment, InlinePicture, Mail } from '../stores/mail.ts';
import type { Executor } from './database.ts';
import { openEach } from './read-pages.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['developmentMail']>;

export const placeOfMail = (id: string) => `development-mail/${id}`;
export const placeOfAttachments = (id: string) => `development-mail-attachments/${id}`;

const isPicture = (file: Attachment | InlinePicture): file is InlinePicture => 'cid' in file;

export function createSqlDevelopmentMail(executor: Executor, keyRing: KeyRing): DevelopmentMail {
  const openListed = (row: Omit<Row, 'sealedAttachments'>): ListedMail => {
    const mail: Omit<Mail, 'attachments' | 'pictures'> = JSON.parse(
      keyRing.open(row.sealed, placeOfMail(row.id)),
    );
    return { ...mail, id: row.id, at: row.at };
  };
  const open = (row: Row): StoredMail => {
    const { sealedAttachments: sealed } = row;
    if (sealed === null) return openListed(row);
    const files: (Attachment | InlinePicture)[] = JSON.parse(
      keyRing.open(sealed, placeOfAttachments(row.id)),
    );
    const attachments = files.filter((file) => !isPicture(file));
    const pictures = files.filter(isPicture);
    return {
      ...openListed(row),
      ...(attachments.length > 0 && { attachments }),
      ...(pictures.length > 0 && { pictures }),
    };
  };
  return {
    keep: async ({ id, at, attachments = [], pictures = [], ...mail }) => {
      const sealed = keyRing.seal(JSON.stringify(mail), placeOfMail(id));
      const files = [...attachments, ...pictures];
      const sealedAttachments =
        files.length === 0 ? null : keyRing.seal(JSON.stringify(files), placeOfAttachments(id));
      await executor
        .insertInto('developmentMail')
        .values({ id, at, sealed, sealedAttachments })
        .execute();
    },
    list: async (unreadable) => {
      const rows = await executor
        .selectFrom('developmentMail')
        .select(['position', 'id', 'sealed', 'at'])
        .orderBy('position', 'desc')
        .execute();
      const mails: ListedMail[] = [];
      for await (const mail of openEach(rows, openListed, unreadable)) mails.push(mail);
      return mails;
    },
    find: async (id) => {
      const row = await executor
        .selectFrom('developmentMail')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && open(row);
    },
    remove: async (id) => {
      await executor.deleteFrom('developmentMail').where('id', '=', id).execute();
    },
  };
}
