import { Img, Text } from '@react-email/components';
import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { InlinePicture } from '../../stores/mail.ts';
import { describeRiver, flowOf, type RiverInWords } from '../loan-river/describe-river.ts';
import { drawRiver } from '../loan-river/draw-river.ts';
import { PICTURE_COLOUR, paint, RIVER_SIZE } from './mail-pictures.ts';
import { look } from './mail-styles.ts';
import type { MailedLoan } from './mailed-loan.ts';

/** The loan drawn as a river, with what stands beneath it. */
export interface MailedRiver extends RiverInWords {
  picture: InlinePicture;
}

/** As many labels as a phone has room for. */
const ROOM = { most: 3, latest: 0.77 };

/** The bank lets a third of the water's colour through, so that it is paler than the water on either paper. */
const PAINT = { water: PICTURE_COLOUR, bank: { fill: PICTURE_COLOUR, opacity: 0.3 } };

/** A loan's river for a mail; `undefined` where this machine cannot paint. */
export async function drawMailedRiver(
  loan: MailedLoan,
  tariff: Tariff | undefined,
  locale: Locale,
): Promise<MailedRiver | undefined> {
  const flow = flowOf(loan, tariff);
  const words = describeRiver(flow, ROOM, locale);
  const picture = await paint('river', drawRiver(flow, words.years, PAINT), RIVER_SIZE);
  return picture && { ...words, picture };
}

/** The river, its balances beneath, and how to read it. The text of the mail leaves all of it out. */
export function RiverPicture({ river }: { river: MailedRiver }) {
  const { picture, alt, key, labels } = river;
  return (
    <div>
      <Img src={`cid:${picture.cid}`} alt={alt} {...RIVER_SIZE} {...look('river')} />
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            {labels.map(({ when, balance, width }) => (
              <td key={when} width={`${(width * 100).toFixed(1)}%`} {...look('label')}>
                {when}
                <br />
                <span {...look('balance')}>{balance}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Text {...look('soft')}>{key}</Text>
    </div>
  );
}
