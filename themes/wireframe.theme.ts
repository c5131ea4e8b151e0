import { defineBrand } from '@bouquet/theme'

/** No brand at all, on purpose: what still looks like a brand here is assumed somewhere in the code. */
export default defineBrand({
  name: 'Wireframe',
  domains: ['wireframe.example'],
  niche: 1,
  company: 'blank-sheet',
  seeds: { primary: '#555555', secondary: '#777777', neutral: '#888888' },
  type: { display: 'system', text: 'system' },
  shape: { corners: 'square', photo: 'square' },
  art: 'plain',
  settings: { fictional_profiles: true },
})
