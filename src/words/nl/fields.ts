import type { fields as french } from '../fr/fields.ts';
import type { Translation } from '../translation.ts';

export const fields: Translation<typeof french> = {
  fields: {
    borrowers: {
      label: 'Leent u alleen of met twee?',
      noun: 'Het aantal kredietnemers',
    },
    gender: { label: 'Aanspreking', noun: 'De aanspreking' },
    firstname: { label: 'Voornaam', noun: 'De voornaam' },
    lastname: { label: 'Naam', noun: 'De naam' },
    email: { label: 'E-mailadres', noun: 'Het e-mailadres' },
    phone: {
      label: 'Gsm of telefoon',
      noun: 'Het telefoonnummer',
      hint: 'Bijvoorbeeld 0475/123456.',
    },
    conditionsAccepted: {
      label: 'Ik heb de {link} gelezen en ga ermee akkoord.',
      noun: 'de algemene voorwaarden te aanvaarden',
    },
    borrowWith: {
      label: 'Met wie leent u?',
      noun: 'Het antwoord over de persoon met wie u leent',
    },
    sellerType: { label: 'Wie verkoopt het voertuig?', noun: 'Het antwoord over de verkoper' },
    firstRegistration: {
      label: 'Datum van eerste inschrijving',
      noun: 'De datum van eerste inschrijving',
      hint: 'DD/MM/JJJJ. Voor een nieuw voertuig volstaat de datum van vandaag.',
    },
    price: { label: 'Prijs van het voertuig', noun: 'De prijs', hint: 'Btw inbegrepen.' },
    advance: {
      label: 'Voorschot',
      noun: 'Het voorschot',
      hint: 'Wat u zelf betaalt. Vul 0 in als er geen is.',
    },
    street: { label: 'Straat', noun: 'De straat' },
    number: { label: 'Nummer', noun: 'Het huisnummer' },
    box: { label: 'Bus', noun: 'Het busnummer' },
    zip: { label: 'Postcode', noun: 'De postcode' },
    city: { label: 'Gemeente', noun: 'De gemeente', hint: 'Vul eerst de postcode in.' },
    livingSince: {
      label: 'Sinds welk jaar woont u op dit adres?',
      noun: 'Het jaar van uw verhuizing',
      title: 'Jaar van uw verhuizing',
      hint: 'Vier cijfers, bijvoorbeeld 2016.',
    },
    isLandlord: { label: 'Bent u eigenaar van uw woning?', noun: 'Het antwoord over uw eigendom' },
    livingSituation: { label: 'Wat is uw woonsituatie?', noun: 'De woonsituatie' },
    maritalStatus: { label: 'Burgerlijke staat', noun: 'De burgerlijke staat' },
    maritalContractType: { label: 'Huwelijksstelsel', noun: 'Het huwelijksstelsel' },
    coborrowerMaritalType: {
      label: 'Tekent uw echtgenoot of echtgenote mee voor de lening?',
      noun: 'Het antwoord over uw echtgenoot of echtgenote',
      hint: 'Bij een gemeenschap van goederen bindt een lening beide echtgenoten.',
    },
    workingCategory: { label: 'Beroepscategorie', noun: 'De beroepscategorie' },
    profession: {
      label: 'Beroep',
      noun: 'Het beroep',
      optionalHint: 'Hebt u geen werk, dan mag u uw laatste beroep invullen of dit leeg laten.',
    },
    sector: { label: 'Sector', noun: 'De sector' },
    workingContractType: { label: 'Soort contract', noun: 'Het soort contract' },
    workingContractBeginDate: {
      label: 'Begin van de activiteit of het contract',
      noun: 'De begindatum',
      hint: 'DD/MM/JJJJ',
    },
    companyNumber: {
      label: 'Ondernemingsnummer',
      noun: 'Het ondernemingsnummer',
      hint: 'Verplicht voor wie zelfstandig is. De 10\u00a0cijfers volstaan, bijvoorbeeld 0403.019.261.',
    },
    employerName: {
      label: 'Naam van de werkgever of de onderneming',
      noun: 'De naam van de werkgever',
    },
    employerCountry: { label: 'Land', noun: 'Het land van de werkgever' },
    employerStreet: { label: 'Straat', noun: 'De straat van de werkgever' },
    employerNumber: { label: 'Nummer', noun: 'Het huisnummer van de werkgever' },
    employerBox: { label: 'Bus', noun: 'Het busnummer van de werkgever' },
    employerZip: { label: 'Postcode', noun: 'De postcode van de werkgever' },
    employerCity: { label: 'Gemeente', noun: 'De gemeente van de werkgever' },
    mainIncome: {
      label: 'Netto-inkomen per maand',
      noun: 'Het netto-inkomen',
      hint: 'Wat u elke maand ontvangt, na belastingen.',
    },
    hasResigned: {
      label: 'Hebt u ontslag genomen of gekregen?',
      noun: 'Het antwoord over uw ontslag',
    },
    hasSeizure: {
      label: 'Is er een loonbeslag of loonoverdracht op uw inkomen?',
      noun: 'Het antwoord over loonbeslag of loonoverdracht',
    },
    hasAdditionalIncome: {
      label: 'Hebt u nog andere inkomsten?',
      noun: 'Het antwoord over uw andere inkomsten',
    },
    familyAllowances: {
      label: 'Groeipakket of kinderbijslag',
      noun: 'Het bedrag van het groeipakket of de kinderbijslag',
    },
    alimony: { label: 'Ontvangen onderhoudsgeld', noun: 'Het bedrag van het onderhoudsgeld' },
    rentalIncome: { label: 'Huurinkomsten', noun: 'Het bedrag van de huurinkomsten' },
    mealVouchers: { label: 'Maaltijdcheques', noun: 'Het bedrag van de maaltijdcheques' },
    complementaryActivity: { label: 'Bijberoep', noun: 'Het inkomen uit uw bijberoep' },
    secondJobIncome: { label: 'Tweede job', noun: 'Het inkomen uit uw tweede job' },
    children: {
      label: 'Kinderen ten laste',
      noun: 'Het aantal kinderen ten laste',
      hint: 'Vul 0 in als er geen zijn.',
    },
    dependents: {
      label: 'Andere personen ten laste',
      noun: 'Het aantal andere personen ten laste',
      hint: 'Vul 0 in als er geen zijn.',
    },
    alimonyFee: {
      label: 'Onderhoudsgeld dat u betaalt, per maand',
      noun: 'Het bedrag van het betaalde onderhoudsgeld',
      hint: 'Vul 0 in als u er geen betaalt.',
    },
    rent: { label: 'Huur, per maand', noun: 'De huur', hint: 'Zonder de lasten.' },
    hasCredits: {
      label: 'Hebt u lopende kredieten of kredietkaarten?',
      noun: 'Het antwoord over uw lopende kredieten',
      hint: 'Ook uw hypothecair krediet. Vermeld ze allemaal, ook de kleinste.',
    },
    hasExtraFees: {
      label: 'Hebt u nog andere grote vaste kosten?',
      noun: 'Het antwoord over uw andere kosten',
    },
    extraFeesAmount: { label: 'Bedrag per maand', noun: 'Het bedrag van de andere kosten' },
    extraFeesReason: { label: 'Om welke kosten gaat het?', noun: 'De omschrijving van de kosten' },
    birthDate: { label: 'Geboortedatum', noun: 'De geboortedatum', hint: 'DD/MM/JJJJ' },
    nationalRegistry: {
      label: 'Rijksregisternummer',
      noun: 'Het rijksregisternummer',
      hint: 'Op de achterkant van uw identiteitskaart: 85.07.30-\u2060033.28.',
    },
    birthLocation: { label: 'Geboorteplaats', noun: 'De geboorteplaats' },
    nationality: { label: 'Nationaliteit', noun: 'De nationaliteit' },
    inBelgiumSince: {
      label: 'In België sinds',
      noun: 'De datum van aankomst in België',
      hint: 'MM/JJJJ',
    },
    futurePensionIncome: {
      label: 'Verwacht pensioen, per maand',
      noun: 'Het verwachte pensioen',
      hint: 'Op het einde van de lening bent u 65 of ouder. Een raming volstaat, bijvoorbeeld die van mypension.be.',
    },
    creditPurpose: {
      label: 'Omschrijf uw project',
      noun: 'De omschrijving van het project',
      hint: 'U hebt ‘Andere’ gekozen: zeg in enkele woorden waarover het gaat.',
      optionalHint: 'In enkele woorden.',
    },
    politicallyExposed: {
      label: 'Bent u een politiek prominente persoon?',
      noun: 'Het antwoord over openbare ambten',
      hint: 'Dat bent u als uzelf, een naaste of een zakenpartner een belangrijk openbaar ambt bekleedt of bekleedde. De antiwitwaswet verplicht ons dit te vragen.',
    },
    signLocation: {
      label: 'Waar wilt u het contract tekenen?',
      noun: 'De plaats van ondertekening',
    },
    howKnown: {
      label: 'Hoe hebt u ons leren kennen?',
      noun: 'Het antwoord over hoe u ons leerde kennen',
    },
    message: {
      label: 'Een bericht voor ons',
      noun: 'Het bericht',
      hint: 'Hoogstens 500 tekens. Vermeld niets over uw gezondheid.',
    },
    useMyData: {
      label:
        'Mogen wij uw contactgegevens gebruiken om u over onze andere producten te informeren?',
      noun: 'Het antwoord over het gebruik van uw contactgegevens',
      hint: 'Uw antwoord heeft geen invloed op de beslissing.',
    },
    exactData: {
      label: 'Ik verklaar dat de gegevens van deze aanvraag juist en volledig zijn.',
      noun: 'te verklaren dat uw gegevens juist zijn',
    },
  },
  coborrower: {
    gender: { label: 'Aanspreking', noun: 'De aanspreking van de medekredietnemer' },
    firstname: { label: 'Voornaam', noun: 'De voornaam van de medekredietnemer' },
    lastname: { label: 'Naam', noun: 'De naam van de medekredietnemer' },
    email: { label: 'E-mailadres', noun: 'Het e-mailadres van de medekredietnemer' },
    phone: {
      label: 'Gsm of telefoon',
      noun: 'Het telefoonnummer van de medekredietnemer',
      hint: 'Bijvoorbeeld 0475/123456.',
    },
    infosEncoding: {
      label: 'Wanneer vult u de gegevens van uw medekredietnemer in?',
      noun: 'Het antwoord over de gegevens van de medekredietnemer',
      hint: 'Kiest u ‘Later’, dan krijgt uw medekredietnemer een link per e-\u2060mail en heeft {keptShares} om ze aan te vullen. Zonder die gegevens binnen die termijn behandelen we de aanvraag niet.',
    },
    sameAddress: {
      label: 'Woont uw medekredietnemer op hetzelfde adres als u?',
      noun: 'Het antwoord over het adres van de medekredietnemer',
    },
    livingSince: {
      label: 'Sinds welk jaar woont deze persoon daar?',
      noun: 'Het jaar van de verhuizing van de medekredietnemer',
      title: 'Jaar van de verhuizing van de medekredietnemer',
      hint: 'Vier cijfers, bijvoorbeeld 2016.',
    },
    isLandlord: {
      label: 'Is deze persoon eigenaar van de woning?',
      noun: 'Het antwoord over de eigendom van de medekredietnemer',
    },
    livingSituation: {
      label: 'Wat is de woonsituatie van deze persoon?',
      noun: 'De woonsituatie van de medekredietnemer',
    },
    hasResigned: {
      label: 'Heeft deze persoon ontslag genomen of gekregen?',
      noun: 'Het antwoord over het ontslag van de medekredietnemer',
    },
    hasSeizure: {
      label: 'Is er een loonbeslag of loonoverdracht op dit inkomen?',
      noun: 'Het antwoord over loonbeslag of loonoverdracht',
    },
    hasAdditionalIncome: {
      label: 'Heeft deze persoon nog andere inkomsten?',
      noun: 'Het antwoord over de andere inkomsten',
    },
    mainIncome: {
      label: 'Netto-inkomen per maand',
      noun: 'Het netto-inkomen van de medekredietnemer',
      hint: 'Wat elke maand binnenkomt, na belastingen.',
    },
    profession: {
      label: 'Beroep',
      noun: 'Het beroep van de medekredietnemer',
      optionalHint: 'Heeft deze persoon geen werk, vul dan het laatste beroep in of laat dit leeg.',
    },
    alimonyFee: {
      label: 'Onderhoudsgeld dat deze persoon betaalt, per maand',
      noun: 'Het bedrag van het betaalde onderhoudsgeld',
      hint: 'Vul 0 in als er geen is.',
    },
    hasCredits: {
      label: 'Heeft deze persoon lopende kredieten of kredietkaarten?',
      noun: 'Het antwoord over de lopende kredieten',
      hint: 'Alleen wat u niet al bij uzelf hebt vermeld.',
    },
    hasExtraFees: {
      label: 'Heeft deze persoon nog andere grote vaste kosten?',
      noun: 'Het antwoord over de andere kosten',
    },
    nationalRegistry: {
      label: 'Rijksregisternummer',
      noun: 'Het rijksregisternummer van de medekredietnemer',
      hint: 'Op de achterkant van de identiteitskaart: 85.07.30-\u2060033.28.',
    },
    futurePensionIncome: {
      label: 'Verwacht pensioen, per maand',
      noun: 'Het verwachte pensioen',
      hint: 'Op het einde van de lening is deze persoon 65 of ouder. Een raming volstaat.',
    },
    politicallyExposed: {
      label: 'Is deze persoon een politiek prominente persoon?',
      noun: 'Het antwoord over de openbare ambten van de medekredietnemer',
      hint: 'Dat is zo als de persoon zelf, een naaste of een zakenpartner een belangrijk openbaar ambt bekleedt of bekleedde.',
    },
    exactData: {
      label:
        'Mijn mede\u00adkredietnemer verklaart dat zijn of haar gegevens juist en volledig zijn.',
      noun: 'de verklaring van uw medekredietnemer te bevestigen',
    },
  },
  entries: {
    currentCredits: {
      type: { label: 'Soort krediet', noun: 'Het soort krediet' },
      amountBorrowed: { label: 'Geleend bedrag', noun: 'Het geleende bedrag' },
      monthlyAmount: { label: 'Maandaflossing', noun: 'De maandaflossing' },
      beginDate: {
        label: 'Datum van de eerste maandaflossing',
        noun: 'De datum van de eerste maandaflossing',
        hint: 'DD/MM/JJJJ',
      },
      duration: { label: 'Looptijd in maanden', noun: 'Het aantal maanden' },
      remainingAmount: { label: 'Openstaand saldo', noun: 'Het openstaande saldo' },
      rate: { label: 'Rentevoet', noun: 'De rentevoet' },
      payBack: {
        label: 'Wilt u dit krediet met de nieuwe lening terugbetalen?',
        noun: 'Het antwoord over de terugbetaling van dit krediet',
      },
    },
    currentCreditCards: {
      amountBorrowed: { label: 'Limiet van de kaart', noun: 'De limiet van de kaart' },
      beginDate: { label: 'Begindatum', noun: 'De begindatum', hint: 'DD/MM/JJJJ' },
    },
    creditReasons: {
      reason: { label: 'Waarvoor dient de lening?', noun: 'Het doel van de lening' },
    },
  },
  codes: {
    yesNo: { yes: 'Ja', no: 'Nee' },
    borrowers: { one: 'Alleen', two: 'Met twee' },
    coborrowerInfosEncoding: { now: 'Nu', later: 'Later' },
    borrowWith: { spouce: 'Mijn echtgenoot of echtgenote', other: 'Iemand anders' },
    sellerType: { garage: 'Een garage of handelaar', particular: 'Een particulier' },
    signLocation: { home: 'Bij mij thuis', work: 'Op mijn werk' },
    howKnown: {
      '005': 'Via een kennis',
      '001': 'Via een zoekmachine',
      '004': 'Via een vergelijkings\u00adsite',
      '999': 'Anders',
    },
  },
  choose: 'Kies',
  optional: '{label} (niet verplicht)',
  optionalNone: 'Geen antwoord',
};
