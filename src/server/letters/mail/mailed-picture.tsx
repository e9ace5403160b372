import { Img, Text } from '@react-email/components';
import type { Brand } from '#domain/brand/brand.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { InlinePicture } from '../../stores/mail.ts';
import { flowOf, type PictureInWords } from '../loan-picture/describe-picture.ts';
import { pictureOf } from '../loan-picture/picture-of.ts';
import { LOAN_SIZE, paint, pictureColour } from './mail-pictures.ts';
import { useMailLook } from './mail-styles.ts';
import type { MailedLoan } from './mailed-loan.ts';

/** The picture of the loan, with what stands beneath it. */
export interface MailedPicture extends PictureInWords {
  picture: InlinePicture;
}

/** As many labels as a phone has room for. */
const ROOM = { most: 3, latest: 0.77 };

/** How much of its colour the interest shows, so that it is paler than the capital on either paper. */
const INTEREST_OPACITY = 0.3;

/** A loan's picture for a mail; `undefined` where loans are not drawn, and where this machine cannot paint. */
export async function drawMailedLoan(
  brand: Pick<Brand, 'motif' | 'colours'>,
  loan: MailedLoan,
  tariff: Tariff | undefined,
  locale: Locale,
): Promise<MailedPicture | undefined> {
  const colour = pictureColour(brand);
  const interest = { fill: colour, opacity: INTEREST_OPACITY };
  const drawn = pictureOf(brand.motif, flowOf(loan, tariff), {
    room: ROOM,
    paint: { capital: colour, interest },
    locale,
  });
  const picture = drawn && (await paint('loan', drawn.svg, LOAN_SIZE));
  return picture && { ...drawn, picture };
}

/** The loan, its figures beneath, and how to read it. The text of the mail leaves all of it out. */
export function LoanPicture({ loan }: { loan: MailedPicture }) {
  const { look } = useMailLook();
  const { picture, alt, key, labels } = loan;
  return (
    <div>
      <Img src={`cid:${picture.cid}`} alt={alt} {...LOAN_SIZE} {...look('loanPicture')} />
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            {labels.map(({ when, amount, width }) => (
              <td key={when} width={`${(width * 100).toFixed(1)}%`} {...look('label')}>
                {when}
                <br />
                <span {...look('balance')}>{amount}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Text {...look('soft')}>{key}</Text>
    </div>
  );
}
