import type { WordsOfLetter } from '../recap/letter-words.ts';

/**
 * How the recap writes answers as sentences. What stands in brackets is left out if an answer in it is missing;
 * `[field=code|…]` stands only for that answer. `{~field}` begins small. A full stop is added.
 */
export const letter = {
  blocks: {
    '1': 'Vous et votre logement',
    '1b': 'Le véhicule',
    '2': 'Activité et revenus',
    '3': 'Charges et crédits',
    '5': 'Identité et projet',
  },
  applicant: 'Vous',
  coborrower: 'Votre co-emprunteur',
  sections: {
    borrowers: {
      number:
        '[borrowers=one|Prêt demandé par une personne][borrowers=two|Prêt demandé par deux personnes]',
      encoding:
        '[coborrowerInfosEncoding=now|Les deux emprunteurs remplissent la demande ensemble][coborrowerInfosEncoding=later|Le co-emprunteur remplit sa partie plus tard]',
    },
    identity: {
      name: '{gender} {firstname} {lastname}',
      contact: '[E-\u2060mail {email}][, téléphone {phone}]',
    },
    address: {
      same: '[sameAddress=yes|Même adresse que l’autre emprunteur][sameAddress=no|Adresse différente de celle de l’autre emprunteur]',
      place: '[{street}\u00a0{number}][, boîte {box}][, {zip}\u00a0{city}]',
      since: '[À cette adresse depuis {livingSince}]',
    },
    housing: {
      owner: '[isLandlord=yes|Propriétaire du logement]',
      other: '[isLandlord=no|Pas propriétaire du logement][, {~livingSituation}]',
    },
    household: {
      status: '[{maritalStatus}][, {~maritalContractType}]',
      spouse:
        '[coborrowerMaritalType=yes|Le conjoint ou la conjointe souscrit aussi le prêt][coborrowerMaritalType=no|Le conjoint ou la conjointe ne souscrit pas le prêt]',
      borrowWith:
        '[borrowWith=spouce|Prêt demandé avec le conjoint ou la conjointe][borrowWith=other|Prêt demandé avec une autre personne]',
    },
    vehicle: {
      seller:
        '[sellerType=garage|Vendu par un garage ou un concessionnaire][sellerType=particular|Vendu par un particulier][, première immatriculation le {firstRegistration}]',
      price: '[Prix {price}][, acompte {advance}]',
    },
    activity: {
      category: '[{workingCategory}][, {profession}][, secteur\u00a0: {~sector}]',
      contract: '[{workingContractType}][, depuis le {workingContractBeginDate}]',
      company: '[Numéro d’entreprise {companyNumber}]',
    },
    employer: {
      name: '[{employerName}]',
      place:
        '[{employerStreet}\u00a0{employerNumber}][, boîte {employerBox}][, {employerZip}\u00a0{employerCity}][, {employerCountry}]',
    },
    income: {
      main: '[{mainIncome} net par mois]',
      resigned: '[hasResigned=no|Pas de préavis][hasResigned=yes|Préavis donné ou reçu]',
      seizure:
        '[hasSeizure=no|Ni saisie ni cession][hasSeizure=yes|Saisie ou cession sur les revenus]',
      additional:
        '[hasAdditionalIncome=no|Pas d’autres revenus][hasAdditionalIncome=yes|Avec d’autres revenus]',
    },
    additionalIncome: {
      familyAllowances: '[Allocations familiales\u00a0: {familyAllowances} par mois]',
      alimony: '[Pension alimentaire reçue\u00a0: {alimony} par mois]',
      rentalIncome: '[Revenus locatifs\u00a0: {rentalIncome} par mois]',
      mealVouchers: '[Chèques-repas\u00a0: {mealVouchers} par mois]',
      complementaryActivity: '[Activité complémentaire\u00a0: {complementaryActivity} par mois]',
      secondJobIncome: '[Deuxième emploi\u00a0: {secondJobIncome} par mois]',
    },
    dependents: {
      children: '[Enfants à charge\u00a0: {children}]',
      dependents: '[Autres personnes à charge\u00a0: {dependents}]',
    },
    charges: {
      rent: '[Loyer\u00a0: {rent} par mois]',
      alimonyFee: '[Pension alimentaire versée\u00a0: {alimonyFee} par mois]',
    },
    credits: {
      has: '[hasCredits=no|Ni crédit ni carte de crédit en cours][hasCredits=yes|Avec des crédits ou des cartes en cours]',
    },
    extraFees: {
      has: '[hasExtraFees=no|Pas d’autres frais fixes importants]',
      amount:
        '[hasExtraFees=yes|Autres frais fixes][\u00a0: {extraFeesAmount} par mois][, {extraFeesReason}]',
    },
    birth: {
      born: '[Naissance le {birthDate}][ à {birthLocation}]',
      nationality:
        '[Pays de nationalité\u00a0: {nationality}][, en Belgique depuis {inBelgiumSince}]',
      registry: '[Registre national {nationalRegistry}]',
      pension: '[Pension attendue\u00a0: {futurePensionIncome} par mois]',
      exposed:
        '[politicallyExposed=no|Pas de fonction publique importante][politicallyExposed=yes|Personne politiquement exposée]',
    },
    purpose: { described: '[{creditPurpose}]' },
    closing: {
      sign: '[Signature\u00a0: {~signLocation}]',
      known: '[Vous nous avez connus {~howKnown}]',
      message: '[Message\u00a0: «\u00a0{message}\u00a0»]',
    },
  },
  entries: {
    currentCredits: {
      credit:
        '[{type}][\u00a0: {amountBorrowed} empruntés][, {monthlyAmount} par mois][, première mensualité le {beginDate}][, {duration} mois][, solde {remainingAmount}][, taux {rate}\u00a0%]',
      payBack:
        '[payBack=yes|À rembourser avec le nouveau prêt][payBack=no|Ce crédit reste en cours]',
    },
    currentCreditCards: {
      card: '[Carte de crédit, limite de {amountBorrowed}][, depuis le {beginDate}]',
    },
    creditReasons: { reason: '[But\u00a0: {~reason}]' },
  },
} satisfies WordsOfLetter;
