import { defineBrand } from '@bouquet/theme'

export default defineBrand({
  name: 'Iris & Ivy',
  domains: ['irisandivy.example', 'www.irisandivy.example'],
  niche: 5,
  company: 'garden-wall',
  seeds: { primary: '#6b3fc4', secondary: '#5d9b3f', neutral: '#8a8296' },
  type: { display: 'petrona', text: 'instrument-sans', base: 17, ratio: 1.24 },
  density: 'airy',
  shape: { corners: 'soft', photo: 'arch', border: 'regular' },
  art: 'vines',
  settings: { fictional_profiles: true },
})
