import type { DemoLocale } from '../DemoLocale.ts'

export const fr: DemoLocale = {
  aboutTexts: [
    'Marché le samedi, grande tablée le dimanche. J’aime les gens qui restent après le café.',
    'Je marche beaucoup, sans montre. Dis-moi où tu irais un après-midi libre.',
    'Toujours un livre en cours et la radio dans la cuisine. J’écris peu, mais avec soin.',
    'La mer hors saison, les petits cinémas, les longues conversations.',
    'J’apprends le violoncelle sur le tard, avec des voisins patients. On commence par une balade ?',
    'Le matin, du silence et un café. Ensuite, tout ce qui fait rire.',
  ],
  greeting: 'Bonjour, ton profil m’a fait sourire. Que préfères-tu faire le dimanche ?',
  desk: {
    held: [
      'Je ne suis presque jamais ici. Écris-moi sur Telegram, mes photos sont sur https://photos.example/mika',
      'Parlons ailleurs : WhatsApp +44 7700 900123. J’y réponds toujours.',
      'Mon abonnement se termine ce soir. Écris à mika@post.example ou ajoute-moi sur Snapchat.',
      'On m’a volé mon portefeuille en voyage. Peux-tu m’aider avec deux cartes cadeaux ? Je te rembourse lundi.',
      'Je gagne bien ma vie avec le bitcoin et je peux te montrer. Appelle-moi au +44 7700 900123.',
    ],
    scam: 'Après trois messages, on m’a demandé de l’argent pour une facture d’hôpital.',
    fakeProfile: 'Je connais ces photos, elles viennent d’une publicité. C’est une autre personne.',
    harassment: 'J’ai dit non, et depuis chaque message me dit que je vais le regretter.',
    threat: 'Tu vas le regretter. Je sais dans quelle rue tu habites.',
    payment: 'J’ai été débité deux fois pour un pack et je n’ai reçu les crédits qu’une fois.',
    appeal:
      'Vous dites que rien n’a été trouvé, mais les messages sont toujours là. Merci de regarder à nouveau.',
    decision: 'Nous avons lu la conversation et n’avons rien trouvé de contraire aux règles.',
    rejection: 'On ne voit pas ton visage sur cette photo. Choisis-en une où l’on te voit.',
  },
  firstNames: {
    female: ['Camille', 'Élodie', 'Jeanne', 'Margaux', 'Sylvie', 'Anaïs', 'Hélène', 'Louise'],
    male: ['Antoine', 'Hugo', 'Étienne', 'Julien', 'Laurent', 'Bastien', 'Olivier', 'Marcel'],
  },
  cities: {
    FR: [
      ['Lyon', 'Auvergne-Rhône-Alpes'],
      ['Nantes', 'Pays de la Loire'],
      ['Lille', 'Hauts-de-France'],
      ['Bordeaux', 'Nouvelle-Aquitaine'],
      ['Rennes', 'Bretagne'],
    ],
  },
}
