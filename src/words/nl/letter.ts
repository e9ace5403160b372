import type { letter as french } from '../fr/letter.ts';
import type { WordsOfLetter } from '../recap/letter-words.ts';
import type { Translation } from '../translation.ts';

export const letter: Translation<typeof french> & WordsOfLetter = {
  blocks: {
    '1': 'U en uw woning',
    '1b': 'Het voertuig',
    '2': 'Activiteit en inkomsten',
    '3': 'Lasten en kredieten',
    '5': 'Identiteit en project',
  },
  applicant: 'U',
  coborrower: 'Uw medekredietnemer',
  sections: {
    borrowers: {
      number:
        '[borrowers=one|Lening alleen aangevraagd][borrowers=two|Lening met twee aangevraagd]',
      encoding:
        '[coborrowerInfosEncoding=now|Beide kredietnemers vullen de aanvraag samen in][coborrowerInfosEncoding=later|De medekredietnemer vult de eigen gegevens later in]',
    },
    identity: {
      name: '{gender} {firstname} {lastname}',
      contact: '[E-\u2060mail {email}][, telefoon {phone}]',
    },
    address: {
      same: '[sameAddress=yes|Zelfde adres als de andere kredietnemer][sameAddress=no|Ander adres dan de andere kredietnemer]',
      place: '[{street}\u00a0{number}][ bus {box}][, {zip}\u00a0{city}]',
      since: '[Op dit adres sinds {livingSince}]',
    },
    housing: {
      owner: '[isLandlord=yes|Eigenaar van de woning]',
      other: '[isLandlord=no|Geen eigenaar van de woning][, {~livingSituation}]',
    },
    household: {
      status: '[{maritalStatus}][, {~maritalContractType}]',
      spouse:
        '[coborrowerMaritalType=yes|De echtgenoot of echtgenote tekent mee voor de lening][coborrowerMaritalType=no|De echtgenoot of echtgenote tekent niet mee]',
      borrowWith:
        '[borrowWith=spouce|Lening samen met de echtgenoot of echtgenote][borrowWith=other|Lening samen met iemand anders]',
    },
    vehicle: {
      seller:
        '[sellerType=garage|Verkocht door een garage of handelaar][sellerType=particular|Verkocht door een particulier][, eerste inschrijving op {firstRegistration}]',
      price: '[Prijs {price}][, voorschot {advance}]',
    },
    activity: {
      category: '[{workingCategory}][, {profession}][, sector: {~sector}]',
      contract: '[{workingContractType}][, sinds {workingContractBeginDate}]',
      company: '[Ondernemingsnummer {companyNumber}]',
    },
    employer: {
      name: '[{employerName}]',
      place:
        '[{employerStreet}\u00a0{employerNumber}][ bus {employerBox}][, {employerZip}\u00a0{employerCity}][, {employerCountry}]',
    },
    income: {
      main: '[{mainIncome} netto per maand]',
      resigned: '[hasResigned=no|Geen ontslag][hasResigned=yes|Ontslag genomen of gekregen]',
      seizure:
        '[hasSeizure=no|Geen loonbeslag of loonoverdracht][hasSeizure=yes|Loonbeslag of loonoverdracht op het inkomen]',
      additional:
        '[hasAdditionalIncome=no|Geen andere inkomsten][hasAdditionalIncome=yes|Met andere inkomsten]',
    },
    additionalIncome: {
      familyAllowances: '[Groeipakket of kinderbijslag: {familyAllowances} per maand]',
      alimony: '[Ontvangen onderhoudsgeld: {alimony} per maand]',
      rentalIncome: '[Huurinkomsten: {rentalIncome} per maand]',
      mealVouchers: '[Maaltijdcheques: {mealVouchers} per maand]',
      complementaryActivity: '[Bijberoep: {complementaryActivity} per maand]',
      secondJobIncome: '[Tweede job: {secondJobIncome} per maand]',
    },
    dependents: {
      children: '[Kinderen ten laste: {children}]',
      dependents: '[Andere personen ten laste: {dependents}]',
    },
    charges: {
      rent: '[Huur: {rent} per maand]',
      alimonyFee: '[Betaald onderhoudsgeld: {alimonyFee} per maand]',
    },
    credits: {
      has: '[hasCredits=no|Geen lopende kredieten of kredietkaarten][hasCredits=yes|Met lopende kredieten of kredietkaarten]',
    },
    extraFees: {
      has: '[hasExtraFees=no|Geen andere grote vaste kosten]',
      amount:
        '[hasExtraFees=yes|Andere vaste kosten][: {extraFeesAmount} per maand][, {extraFeesReason}]',
    },
    birth: {
      born: '[Geboren op {birthDate}][ in {birthLocation}]',
      nationality: '[Land van nationaliteit: {nationality}][, in België sinds {inBelgiumSince}]',
      registry: '[Rijksregister {nationalRegistry}]',
      pension: '[Verwacht pensioen: {futurePensionIncome} per maand]',
      exposed:
        '[politicallyExposed=no|Geen belangrijk openbaar ambt][politicallyExposed=yes|Politiek prominente persoon]',
    },
    purpose: { described: '[{creditPurpose}]' },
    closing: {
      sign: '[Ondertekening: {~signLocation}]',
      known: '[U kent ons: {~howKnown}]',
      message: '[Bericht: ‘{message}’]',
    },
  },
  entries: {
    currentCredits: {
      credit:
        '[{type}][: {amountBorrowed} geleend][, {monthlyAmount} per maand][, eerste aflossing op {beginDate}][, {duration} maanden][, saldo {remainingAmount}][, rentevoet {rate}\u00a0%]',
      payBack:
        '[payBack=yes|Terug te betalen met de nieuwe lening][payBack=no|Dit krediet blijft lopen]',
    },
    currentCreditCards: {
      card: '[Kredietkaart, limiet van {amountBorrowed}][, sinds {beginDate}]',
    },
    creditReasons: { reason: '[Doel: {~reason}]' },
  },
};
