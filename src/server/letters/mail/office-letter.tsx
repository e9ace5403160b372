import { Heading, Hr, Link, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { Brand } from '#domain/brand/brand.ts';
import { isEmail } from '#domain/contact/email.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import type { Mail } from '../../stores/mail.ts';
import { Sheet } from './mail-frame.tsx';
import { Pairs } from './mail-parts.tsx';
import { type MailedMark, paintMark } from './mail-pictures.ts';
import { type MailBrand, useMailLook } from './mail-styles.ts';
import { officeLetterAsText } from './office-letter-as-text.ts';
import type { OfficeLetter, OfficeLine, OfficeSection } from './office-letter-content.ts';
import { renderMail } from './render-mail.tsx';

/** Renders the letter as HTML and as text. */
export async function renderOfficeLetter(
  letter: OfficeLetter,
  brand: MailBrand & Pick<Brand, 'mark'>,
): Promise<Omit<Mail, 'to'>> {
  const mark = await paintMark(brand);
  const text = officeLetterAsText(letter);
  return await renderMail(
    letter.subject,
    <Letter {...letter} mark={mark} />,
    text,
    [mark?.picture],
    brand,
  );
}

interface LetterProps extends OfficeLetter {
  mark: MailedMark | undefined;
}

function Letter({ locale, brand, subject, title, reference, sentences, ...props }: LetterProps) {
  const { look } = useMailLook();
  const [preview] = sentences;
  return (
    <Sheet
      locale={locale}
      brand={brand}
      subject={subject}
      mark={props.mark}
      {...(preview !== undefined && { preview })}
    >
      <Heading as="h1" {...look('greeting')}>
        {title}
      </Heading>
      {reference !== undefined && <Text {...look('reference')}>{reference}</Text>}
      {sentences.map((sentence) => (
        <Text key={sentence} {...look('text')}>
          {sentence}
        </Text>
      ))}
      {numbered(props.sections).map(([number, section]) => (
        <Part key={number} {...section} />
      ))}
      {!props.isImpersonal && (
        <>
          <Hr {...look('rule')} />
          <Text {...look('soft')}>{OFFICE_WORDS[locale].personal}</Text>
        </>
      )}
    </Sheet>
  );
}

function Part({ title, groups, groupTitles = [] }: OfficeSection) {
  const { look } = useMailLook();
  return (
    <Section>
      <Heading as="h2" {...look('title')}>
        {title}
      </Heading>
      <Pairs isFixed>
        {numbered(groups).map(([place, group]) => (
          <Fragment key={place}>
            {groupTitles[place] && (
              <tr>
                <td colSpan={2} {...look('groupTitle')}>
                  {groupTitles[place]}
                </td>
              </tr>
            )}
            {numbered(group).map(([number, line]) => (
              <Line key={number} {...line} />
            ))}
          </Fragment>
        ))}
      </Pairs>
    </Section>
  );
}

/** A value of more characters than this is read as prose, across the whole sheet. */
const MAX_INLINE_LENGTH = 90;

function Line({ label, value, href }: OfficeLine) {
  const { look } = useMailLook();
  if (href !== undefined)
    return (
      <tr>
        <td colSpan={2} {...look('prose')}>
          <Link href={href} {...look('link')}>
            {label}
          </Link>
        </td>
      </tr>
    );
  const written = value.trim();
  if (written.length > MAX_INLINE_LENGTH || written.includes('\n'))
    return (
      <tr>
        <td colSpan={2} {...look('prose')}>
          <span {...look('proseLabel')}>{label}</span>
          <br />
          <Prose text={written} />
        </td>
      </tr>
    );
  return (
    <tr>
      <td width="50%" {...look('asked')}>
        {label}
      </td>
      <td width="50%" {...look('answer')}>
        <Reachable value={written} />
      </td>
    </tr>
  );
}

/** With its line breaks, also in mail programs that drop `white-space`. */
function Prose({ text }: { text: string }) {
  return numbered(text.split('\n')).map(([number, line]) => (
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const PHONE = /^\+\d{8,15}$/;

/** An e-mail address or a phone number is a link; the team answers by it. */
function Reachable({ value }: { value: string }) {
  const { look } = useMailLook();
  if (!isEmail(value) && !PHONE.test(value)) return value;
  return (
    <Link href={`${isEmail(value) ? 'mailto' : 'tel'}:${value}`} {...look('link')}>
      {value}
    </Link>
  );
}

/** Two questions can have the same words, so only their position distinguishes them. */
function numbered<T>(items: readonly T[]): [number, T][] {
  return [...items.entries()];
}
