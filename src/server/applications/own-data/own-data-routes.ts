import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Lender } from '#domain/lender/lender.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { OWN_DATA_WORDS } from '#words/own-data/own-data.ts';
import { fill } from '#words/translation.ts';
import type { AnswerFrame } from '../../http/answer-page/answer-frame.ts';
import { noticePage } from '../../http/answer-page/notice-page.tsx';
import { attachmentNamed } from '../../http/attachment-name.ts';
import { readForms } from '../../http/read-forms.ts';
import { type FindOwnData, findOwnData } from './find-own-data.ts';

export type OwnDataServices = FindOwnData & {
  configuration: { lender: Pick<Lender, 'name' | 'email'> };
  answerFrame: AnswerFrame;
};

/** A token is a few hundred bytes. */
const BODY_BYTES = 4 * 1024;

const params = z.object({ lang: z.enum(CONTRACT_LOCALES) });
const body = z.object({ proof: z.string().max(BODY_BYTES) });

/** A borrower's own data as a file. A plain form posts the proof, so that no address or log has it. */
export async function addOwnDataRoutes(
  instance: FastifyInstance,
  services: OwnDataServices,
): Promise<void> {
  await instance.register(async (plain) => {
    plain.removeAllContentTypeParsers();
    readForms(plain, BODY_BYTES);
    plain
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/:lang/own-data',
        { config: { limited: 'document' }, schema: { hide: true, params, body } },
        async (request, reply) => {
          const { lang } = request.params;
          reply
            .header('cache-control', 'private, no-store')
            .header('x-robots-tag', 'noindex, nofollow');
          const found = await findOwnData(services, request.body.proof);
          if (found === undefined) return sendGone(services, reply, lang);
          return reply
            .type('application/json; charset=utf-8')
            .header('content-disposition', attachmentNamed(OWN_DATA_WORDS[lang].file))
            .send(`${JSON.stringify(found, null, 2)}\n`);
        },
      );
  });
}

function sendGone(
  { configuration, answerFrame }: OwnDataServices,
  reply: FastifyReply,
  locale: ContractLocale,
): FastifyReply {
  const { name: brand, email } = configuration.lender;
  const { gone } = OWN_DATA_WORDS[locale];
  const text = fill(gone.text, { email });
  const back = { href: `/${locale}/`, label: gone.back };
  return reply
    .code(410)
    .header('content-security-policy', answerFrame.policy)
    .type('text/html; charset=utf-8')
    .send(noticePage({ locale, brand, title: gone.title, text, frame: answerFrame, back }));
}
