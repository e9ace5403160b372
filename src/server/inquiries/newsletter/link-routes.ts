import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Lender } from '#domain/lender/lender.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { CONFIRM_WITHIN_DAYS } from '#domain/retention/retention-periods.ts';
import { NEWSLETTER_WORDS } from '#words/newsletter/newsletter.ts';
import { daysInWords } from '#words/retention/retention.ts';
import { fill } from '#words/translation.ts';
import type { AnswerFrame } from '../../http/answer-page/answer-frame.ts';
import { logFailure, problemOf } from '../../http/handle-errors.ts';
import type { Pages } from '../../http/pages/serve-pages.ts';
import { sendProblem } from '../../http/problem.ts';
import type { Storage } from '../../stores/storage.ts';
import { type SubscriptionState, stateOf } from '../../stores/subscription.ts';
import { type ChangeSubscription, confirmSubscription } from './confirm-subscription.ts';
import { endSubscription } from './end-subscription.ts';
import { linkPage } from './link-page.tsx';
import { NEWSLETTER_LINKS, type NewsletterLink, type NewsletterLinks } from './newsletter-links.ts';

export type NewsletterLinkServices = ChangeSubscription & {
  storage: Pick<Storage, 'newsletter'>;
  newsletterLinks: Pick<NewsletterLinks, 'fits'>;
  configuration: { lender: Pick<Lender, 'name' | 'email'> };
  answerFrame: AnswerFrame;
};

const paramsSchema = z.object({
  lang: z.enum(LOCALES),
  id: z.uuid(),
  hash: z.string().max(64),
});

/** The limit for the body of a button or mail program; nothing of it is read. */
const BODY_BYTES = 4 * 1024;

/** A mail provider posts for all of its users at once when a newsletter has been sent. */
const LIMITED = { confirm: 'document', unsubscribe: 'lookup' } as const;

/**
 * The links in newsletters and in the confirmation mail: a page with a button, and the button's action.
 * Mail programs post the same action by RFC 8058.
 */
export async function addNewsletterLinkRoutes(
  instance: FastifyInstance,
  services: NewsletterLinkServices,
  pages: Pick<Pages, 'sendFailure'>,
): Promise<void> {
  await instance.register(async (plain) => {
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, _body, done) => done(null),
    );
    const app = plain.withTypeProvider<ZodTypeProvider>();
    for (const link of NEWSLETTER_LINKS) {
      app.route({
        method: ['GET', 'POST'],
        url: `/:lang/newsletter/${link}/:id/:hash`,
        config: { limited: LIMITED[link] },
        schema: { hide: true, params: paramsSchema },
        // Too many requests are answered as such; every other fault is a 404.
        errorHandler: (error, request, reply) => {
          const problem = problemOf(error);
          if (problem.status === 429) return sendProblem(reply, problem);
          if (problem.status < 500) return reply.callNotFound();
          logFailure(request, error, 'A link of the newsletter failed');
          return pages.sendFailure(request, reply, problem.status);
        },
        handler: async (request, reply) => {
          const { lang, id, hash } = request.params;
          reply.header('cache-control', 'private, no-store');
          if (!services.newsletterLinks.fits(link, id, hash)) return reply.callNotFound();
          const pressed = request.method === 'POST';
          const outcome = await SAID[link](services, id, pressed);
          return sendPage(services, reply, lang, link, outcome);
        },
      });
    }
  });
}

type Said = 'ask' | 'done' | 'ended' | 'gone';

/** The words of a link, opened or pressed. */
const SAID: Readonly<
  Record<
    NewsletterLink,
    (services: NewsletterLinkServices, id: string, pressed: boolean) => Promise<Said>
  >
> = {
  confirm: async (services, id, pressed) => {
    const state = pressed
      ? await confirmSubscription(services, id)
      : await currentState(services, id);
    if (state === 'waiting') return 'ask';
    if (state === 'counts') return 'done';
    return state === 'ended' ? 'ended' : 'gone';
  },
  unsubscribe: async (services, id, pressed) => {
    if (pressed) return (await endSubscription(services, id)) === 'gone' ? 'gone' : 'done';
    const subscription = await services.storage.newsletter.find(id);
    if (subscription === undefined) return 'gone';
    const counting = await services.storage.newsletter.findCounting(subscription.email);
    return counting === undefined ? 'done' : 'ask';
  },
};

async function currentState(
  { storage, now }: NewsletterLinkServices,
  id: string,
): Promise<SubscriptionState | undefined> {
  const subscription = await storage.newsletter.find(id);
  return subscription && stateOf(subscription, now());
}

function sendPage(
  { configuration, answerFrame }: NewsletterLinkServices,
  reply: FastifyReply,
  locale: Locale,
  link: NewsletterLink,
  outcome: Said,
): FastifyReply {
  const { name: lender, email } = configuration.lender;
  const { answer, ...words } = NEWSLETTER_WORDS[locale];
  const values = { lender, email, keptUnconfirmed: daysInWords(CONFIRM_WITHIN_DAYS, locale) };
  const { text, ...page } = wordsOf(words, link, outcome);
  const canSubscribeAgain = outcome === 'ended' || (outcome === 'gone' && link === 'confirm');
  return reply
    .code(outcome === 'gone' ? 410 : 200)
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', answerFrame.policy)
    .type('text/html; charset=utf-8')
    .send(
      linkPage({
        locale,
        brand: lender,
        ...page,
        text: fill(text, values),
        frame: answerFrame,
        back: { href: `/${locale}/${canSubscribeAgain ? '#newsletter' : ''}`, label: answer.back },
      }),
    );
}

type Words = Pick<(typeof NEWSLETTER_WORDS)[Locale], 'confirm' | 'unsubscribe'>;

function wordsOf(
  { confirm, unsubscribe }: Words,
  link: NewsletterLink,
  outcome: Said,
): { title: string; text: string; button?: string } {
  const { [link]: linkWords } = { confirm, unsubscribe };
  if (outcome === 'ask')
    return { title: linkWords.title, text: linkWords.text, button: linkWords.button };
  if (outcome === 'done') return { title: linkWords.doneTitle, text: linkWords.doneText };
  if (outcome === 'ended') return { title: confirm.endedTitle, text: confirm.endedText };
  return link === 'confirm'
    ? { title: confirm.expiredTitle, text: confirm.expiredText }
    : { title: unsubscribe.goneTitle, text: unsubscribe.goneText };
}
