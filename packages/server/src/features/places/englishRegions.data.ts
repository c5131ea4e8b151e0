/**
 * England's counties and districts by region, by their code in the place data, which knows the counties but
 * not the regions.
 */
const districts: Readonly<Record<string, string>> = {
  'North East England': 'D1 D8 E5 F5 I5 I7 J5 J6 K9 M7 N3 N6',
  'North West England': 'A8 A9 B1 C1 C9 E9 G9 H2 H8 I2 K1 L2 L5 L8 N1 N2 O1 O6 P2 P7 Q1 Z7 Z8',
  'Yorkshire and the Humber': 'A3 B4 C2 D5 E1 G6 G8 H3 J2 J3 J7 L3 L9 O7 Q5',
  'East Midlands': 'D2 D3 H4 H5 H7 J8 J9 L4 NNH WNH',
  'West Midlands': 'A7 C7 D7 F7 L6 L7 M2 M9 N4 O2 O8 P3 Q3 Q4',
  'East of England': 'C3 E4 F8 I1 I9 K3 M5 N5 O3 Z5 Z6',
  London: 'GLA',
  'South East England': 'B3 B6 B9 E2 F2 G2 G5 I3 I6 K2 K6 K7 M1 M4 N7 P4 P6 P9 Q2',
  'South West England': 'A4 AA B7 C6 D4 D6 E6 J4 K4 M3 M6 N9 O4 P8 Z9',
}

/** Region of each district, as in `M9` for Staffordshire. */
export const englishRegions: ReadonlyMap<string, string> = new Map(
  Object.entries(districts).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region] as const),
  ),
)
