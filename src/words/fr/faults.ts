import type { FaultKind } from '#journey/fault.ts';
import type { OfCoborrower } from '../faults/of-coborrower.ts';

/** One sentence for each fault; `{field}` is the field's noun. */
export const faults = {
  required: '{field} est obligatoire.',
  mustCheck: 'Cochez la case pour {field}.',
  maxLength: '{field} ne peut pas contenir plus de {max} caractères.',
  minLength: '{field} doit contenir au minimum {min} caractères.',
  length: 'Le champ «\u00a0{title}\u00a0» doit être composé de {length} caractères.',
  numeric: '{field} ne peut contenir que des chiffres.',
  decimal: '{field} doit s’écrire en chiffres, par exemple 1250 ou 1250,50.',
  percent: '{field} doit s’écrire en chiffres, avec trois décimales au plus, par exemple 4,99.',
  invalid: '{field} est invalide.',
  nameCharacters:
    '{field} est invalide. Utilisez uniquement des lettres, des chiffres, des espaces, des traits d’union et des apostrophes, sans point ni virgule.',
  placeCharacters:
    '{field} est invalide. Utilisez uniquement des lettres, des espaces, des traits d’union, des apostrophes, des points et des parenthèses.',
  reasonCharacters:
    '{field} est invalide. Utilisez uniquement des lettres, des espaces, des traits d’union et des apostrophes, sans chiffre, point ni virgule.',
  companyCharacters:
    '{field} est invalide. Utilisez uniquement des lettres, des chiffres, des espaces, des traits d’union, des apostrophes et les signes & . , / ( ) + @.',
  messageCharacters:
    '{field} contient un signe qui ne peut pas y figurer\u00a0: {signs}. Retirez-le.',
  email: '{field} est invalide. Écrivez-la comme nom@exemple.be.',
  phone:
    '{field} est invalide. Il compte de 9 à 15 chiffres\u00a0; des espaces, une barre oblique, un trait d’union ou un point peuvent les séparer.',
  amountBetween: '{field} doit être compris entre {min} et {max}.',
  maxPercent: '{field} ne peut pas dépasser {max}\u00a0%.',
  between: '{field} doit être compris entre {min} et {max}.',
  addressNumber:
    '{field} est invalide. Commencez par un chiffre\u00a0; ensuite, des chiffres, des lettres, des espaces, des traits d’union et des apostrophes sont permis, par exemple 12 bis. La boîte s’indique à part.',
  beZip: 'Le code postal n’est pas un code postal belge valide.',
  cityOfZip: 'Cette commune ne correspond pas au code postal.',
  date: '{field} doit être une date qui existe, au format JJ/MM/AAAA.',
  tooEarly: '{field} ne peut pas précéder {year}.',
  dateAfterToday: '{field} ne peut pas être dans le futur.',
  yearAfterToday: '{field} ne peut pas être dans le futur.',
  monthDate: '{field} doit être un mois et une année, au format MM/AAAA.',
  shortDate: '{field} ne peut pas être dans le futur.',
  major: 'Vous devez être majeur.',
  companyNumber:
    '{field} est invalide. Indiquez uniquement les 10 chiffres du numéro d’entreprise.',
  registryFormat: '{field} doit s’écrire XX.XX.XX-\u2060XXX.XX.',
  registryBirthDate: '{field} ne correspond pas à la date de naissance.',
  registryGender: '{field} ne correspond pas à la civilité choisie à la première étape.',
  registryCheckDigits:
    '{field} contient une erreur\u00a0: les deux derniers chiffres ne correspondent pas aux autres.',
  childrenRequired:
    'Vous recevez des allocations familiales\u00a0: le nombre d’enfants doit être supérieur à 0.',
  monthlyAmount: '{field} ne peut pas dépasser le montant emprunté.',
  remainingAmount: '{field} ne peut pas dépasser le montant emprunté.',
  creditFinished: 'D’après sa date et sa durée, ce crédit est déjà terminé.',
  creditRequired: 'Ajoutez au moins un crédit ou une carte, ou répondez «\u00a0Non\u00a0».',
  tooManyEntries: 'Vous pouvez en indiquer au plus {max}. Supprimez les autres.',
  incomeRequired:
    'Indiquez au moins un de ces revenus, ou répondez «\u00a0Non\u00a0» à la question précédente.',
  reasonRequired: 'Choisissez au moins un but.',
  sameReason: 'Vous avez déjà choisi ce but. Choisissez-en un autre, ou supprimez celui-ci.',
  purpose: 'Précisez davantage\u00a0: ce mot ne dit pas à quoi servira le prêt.',
  product: 'Ce prêt n’est pas proposé pour ce montant et cette durée. Refaites la simulation.',
  otherConditions:
    'D’après vos réponses, d’autres conditions s’appliquent\u00a0: confirmez-les d’abord.',
  livingSinceBeforeBirth: 'L’année de votre emménagement précède celle de votre naissance.',
  contractBeforeSixteen: 'Votre activité a commencé moins de 16 ans après votre naissance.',
  formEnded: 'Sous votre régime matrimonial, votre conjoint ou conjointe doit souscrire au prêt.',
  spouseMustSubscribe:
    'Sous ce régime matrimonial, le conjoint ou la conjointe de votre co-emprunteur doit souscrire aussi. Un conseiller prépare cette demande avec vous.',
  vehicleTooOld: 'À la fin du prêt, le véhicule aurait plus de 10 ans.',
  carPrice: 'Le montant minimum à emprunter pour une voiture de moins de 3 ans est de {min}.',
  mobileHomePrice:
    'Le montant minimum à emprunter pour un véhicule de moins de 3 ans est de {min}.',
  advance:
    'Avec ce prix et cet acompte, le montant emprunté doit être compris entre {least} (le prix moins l’acompte) et {most} (110\u00a0% de cette différence). Votre prêt est de {amount}.',
  advanceCoversPrice: 'L’acompte couvre le prix\u00a0: il ne reste rien à emprunter.',
  insufficientIncomes:
    'Les revenus indiqués ne suffisent pas pour introduire une demande. Les allocations familiales, la pension alimentaire reçue et les chèques-repas ne comptent pas.',
  coborrowerLater:
    'Votre co-emprunteur remplit sa partie plus tard\u00a0: partagez la demande au lieu de l’envoyer.',
  sameAsApplicant:
    'Ce numéro de registre national est celui de l’autre emprunteur. Chacun indique le sien.',
  sharedTooOften:
    'Vous avez partagé trop de demandes aujourd’hui. Réessayez demain, ou appelez-nous.',
  applicantsPart:
    'Une réponse de l’autre emprunteur ne convient plus. Demandez-lui de refaire la demande, ou appelez-nous.',
  /** The same of the co-borrower, where the sentence speaks to the applicant. */
  majorOfCoborrower: 'Votre co-emprunteur doit être majeur.',
  childrenRequiredOfCoborrower:
    'Votre co-emprunteur reçoit des allocations familiales\u00a0: son nombre d’enfants doit être supérieur à 0.',
  livingSinceBeforeBirthOfCoborrower:
    'L’année d’emménagement de votre co-emprunteur précède celle de sa naissance.',
  contractBeforeSixteenOfCoborrower:
    'L’activité de votre co-emprunteur a commencé moins de 16 ans après sa naissance.',
  sameAsApplicantOfCoborrower:
    'Ce numéro de registre national est le vôtre. Indiquez celui de votre co-emprunteur.',
} satisfies Record<FaultKind | OfCoborrower, string>;
