import type { FaqSeed } from '../seed.types.ts';

const faq = (key: string, category: string, question: string, answer: string): FaqSeed => ({
  key,
  category,
  question,
  answer,
  language: 'fr',
});

export const frenchFaqs: FaqSeed[] = [
  faq(
    'arrivee',
    'Check-in/Check-out',
    'À partir de quelle heure puis-je arriver ?',
    'Votre chambre est prête à partir de 15 h. Si vous arrivez plus tôt, nous gardons volontiers vos bagages ; la terrasse et le bar vous attendent.',
  ),
  faq(
    'depart',
    'Check-in/Check-out',
    'À quelle heure faut-il libérer la chambre ?',
    'Le départ se fait avant 11 h. Un départ tardif jusqu’à 13 h coûte 30 € si la chambre est libre ; demandez-le la veille au soir.',
  ),
  faq(
    'petit-dejeuner',
    'Services',
    'À quelle heure est servi le petit-déjeuner ?',
    'Le petit-déjeuner est servi dans la véranda de 7 h à 10 h 30, jusqu’à 11 h le samedi et le dimanche. Il coûte 19 € pour les adultes et 9 € pour les moins de 12 ans, sauf s’il est compris dans votre tarif.',
  ),
  faq(
    'stationnement',
    'Amenities',
    'Y a-t-il un parking ?',
    'Nous avons 14 places dans le parking souterrain de la Porte Saint-Vincent, à 150 m, pour 18 € la nuit. La hauteur est limitée à 1,95 m. Pensez à réserver : les rues intra-muros sont fermées aux voitures des visiteurs.',
  ),
  faq(
    'piscine',
    'Amenities',
    'Quels sont les horaires de la piscine et du sauna ?',
    'La piscine d’eau de mer (29 °C) et le sauna sont ouverts tous les jours de 8 h à 21 h. Serviettes et peignoirs sont à l’entrée. Les enfants se baignent jusqu’à 19 h.',
  ),
  faq(
    'table',
    'Services',
    'Peut-on dîner à l’hôtel ?',
    'La Table des Marées sert le dîner de 19 h à 21 h 30, du mardi au samedi ; le menu est à 42 €. Le dimanche et le lundi, le bar Le Sextant propose huîtres, soupe et fromages jusqu’à 22 h.',
  ),
  faq(
    'chiens',
    'Policies',
    'Les chiens sont-ils acceptés ?',
    'Les chiens jusqu’à 10 kg sont les bienvenus pour 15 € la nuit, panier et gamelle compris. Ils n’entrent ni au restaurant ni à la piscine.',
  ),
  faq(
    'annulation',
    'Policies',
    'Quelles sont les conditions d’annulation ?',
    'L’annulation est gratuite jusqu’à 48 heures avant l’arrivée. Ensuite, la première nuit est facturée. Les réservations par un portail suivent les conditions de ce portail.',
  ),
  faq(
    'gare',
    'Local Information',
    'Comment venir de la gare ?',
    'Le bus C1 met 10 minutes de la gare à la Porte Saint-Vincent. Un taxi coûte environ 12 €. Nous pouvons envoyer un chauffeur pour 15 € ; indiquez-nous votre train la veille au soir.',
  ),
  faq(
    'grand-be',
    'Local Information',
    'Quand peut-on aller à pied au Grand Bé ?',
    'Seulement autour de la marée basse, de deux heures avant à deux heures après environ. Les horaires du jour sont affichés à la réception et dans l’ascenseur. Faites demi-tour dès que la chaussée est mouillée.',
  ),
  faq(
    'wifi-fr',
    'Technical Support',
    'Comment se connecter au WiFi ?',
    'Choisissez le réseau « Marees-Guest » et indiquez votre numéro de chambre et votre nom ; il n’y a pas de mot de passe. En cas de souci, composez le 9.',
  ),
  faq(
    'velos',
    'Services',
    'Louez-vous des vélos ?',
    'Nous prêtons huit vélos, gratuitement pendant deux heures, puis 12 € la journée. Casques et antivols sont à la réception.',
  ),
];
