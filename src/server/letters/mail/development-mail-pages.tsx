import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import type { DevelopmentMail, ListedMail, StoredMail } from '../../stores/development-mail.ts';
import type { Attachment } from '../../stores/mail.ts';

const LIST_POLICY =
  "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Mail is displayed as in a mail program: its own styles, no script, no form. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups";

/** Pages to read mail while there is no mail server. Absent in production. */
export function addDevelopmentMailPages(instance: FastifyInstance, box: DevelopmentMail): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const hidden = { schema: { hide: true } };
  const single = { schema: { hide: true, params: z.object({ id: z.uuid() }) } };

  const listed = { schema: { hide: true, querystring: z.object({ to: z.string().optional() }) } };

  const attached = {
    schema: {
      hide: true,
      params: z.object({ id: z.uuid(), index: z.coerce.number().int().min(0) }),
    },
  };

  app.get('/dev/mail.json', listed, async ({ query }, reply) => {
    const all = await box.list();
    const mails = query.to === undefined ? all : all.filter(({ to }) => to === query.to);
    return reply
      .header('cache-control', 'no-store')
      .send(mails.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at })));
  });

  app.get('/dev/mail', hidden, (_request, reply) => reply.redirect('/dev/mail/', 301));

  app.get('/dev/mail/', hidden, async (_request, reply) =>
    sendPage(reply, <MailList mails={await box.list()} />),
  );

  app.get('/dev/mail/:id/', single, async ({ params }, reply) => {
    const mail = await box.find(params.id);
    return mail === undefined ? reply.callNotFound() : sendPage(reply, <MailView mail={mail} />);
  });

  app.get('/dev/mail/:id/html', single, async ({ params }, reply) => {
    const mail = await box.find(params.id);
    if (mail === undefined) return reply.callNotFound();
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(withPictures(mail));
  });

  app.get('/dev/mail/:id/attachments/:index', attached, async ({ params }, reply) => {
    const attachment = (await box.find(params.id))?.attachments?.[params.index];
    return attachment === undefined ? reply.callNotFound() : sendAttachment(reply, attachment);
  });
}

/** The mail with its pictures in it, as a mail program shows them. */
function withPictures({ html, pictures = [] }: StoredMail): string {
  return pictures.reduce(
    (shown, { cid, contentType, content }) =>
      shown.replaceAll(`src="cid:${cid}"`, `src="data:${contentType};base64,${content}"`),
    html,
  );
}

function sendAttachment(reply: FastifyReply, attachment: Attachment): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `inline; filename="${attachment.filename}"`)
    .type(attachment.contentType)
    .send(Buffer.from(attachment.content, 'base64'));
}

function sendPage(reply: FastifyReply, page: ReactNode): FastifyReply {
  return reply
    .header('content-security-policy', LIST_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
    color-scheme: light }
  li { padding: .5rem 0; border-bottom: 1px solid } ul { list-style: none; padding: 0 }
  iframe { width: 100%; height: 44rem; border: 2px solid }
  pre { white-space: pre-wrap }
`;

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

function MailList({ mails }: { mails: readonly ListedMail[] }) {
  return (
    <Frame title="Development mail">
      <h1>Development mail</h1>
      {mails.length === 0 && <p>No mail yet.</p>}
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={`/dev/mail/${mail.id}/`}>{mail.subject}</a> to {mail.to},{' '}
            <time>{mail.at.toISOString()}</time>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function MailView({ mail }: { mail: StoredMail }) {
  return (
    <Frame title={mail.subject}>
      <p>
        <a href="/dev/mail/">All mail</a>
      </p>
      <h1>{mail.subject}</h1>
      <p>
        To {mail.to}, <time>{mail.at.toISOString()}</time>
      </p>
      {mail.attachments !== undefined && mail.attachments.length > 0 && (
        <ul>
          {mail.attachments.map(({ filename }, index) => (
            <li key={filename}>
              <a href={`/dev/mail/${mail.id}/attachments/${index}`}>{filename}</a>
            </li>
          ))}
        </ul>
      )}
      <iframe title="As HTML" src={`/dev/mail/${mail.id}/html`} />
      <h2>As text</h2>
      <pre>{mail.text}</pre>
    </Frame>
  );
}
