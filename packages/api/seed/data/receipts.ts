/** The issuer of an expense's receipt, by the expense's title. A `file` is sent as a PDF; the others as a photo. */
export const SHOPS: Readonly<Record<string, { shop: string; place: string; item: string; file?: true }>> = {
  'Parking at Westmead Hospital': { shop: 'Westmead Hospital', place: 'Car Park P2, Darcy Road', item: 'Parking, 3 h 36 min' },
  'Bus fares, community access': { shop: 'Metro Bus Lines', place: 'Parramatta Interchange', item: 'Adult day fare' },
  'Fuel, 46 km at 0.88': { shop: 'Harbour Fuel', place: '212 Great Western Highway', item: 'Unleaded 91' },
  'Lunch for two participants': { shop: 'The Corner Kettle', place: '8 Church Street, Parramatta', item: 'Lunch, 2 people' },
  'Cinema, companion card': { shop: 'Riverside Cinemas', place: 'Screen 4, row G', item: 'Ticket, companion free' },
  'Groceries for the cooking evening': { shop: 'Greenbank Grocers', place: '31 Station Street', item: 'Groceries, 14 items' },
  'Continence aids, pharmacy': { shop: 'Banksia Pharmacy', place: '5 Hill Road, Lidcombe', item: 'Continence aids', file: true },
  'Entry to the aquatic centre': { shop: 'Western Aquatic Centre', place: 'Pool desk', item: 'Entry, companion free' },
  'Art materials': { shop: 'Easel and Ink', place: '77 King Street, Newtown', item: 'Paint, paper, brushes' },
  'Toll, M4': { shop: 'Roadway Tolls', place: 'Account 4410 283', item: 'M4, two trips', file: true },
  'Phone credit for a participant': { shop: 'Southern Mobile', place: 'Prepaid recharge', item: 'Recharge, 28 days', file: true },
  'Batteries for the hoist remote': { shop: 'Merrylands Hardware', place: 'Merrylands Road', item: 'Batteries AAA, pack of 8' },
  'Train to Katoomba': { shop: 'Blue Mountains Rail', place: 'Central to Katoomba', item: 'Return fare', file: true },
  'Haircut for a participant': { shop: 'Snip and Co', place: '14 Main Street', item: 'Cut and wash' },
};
