import { defineBrand } from '@bouquet/theme'

export default defineBrand({
  name: 'Second Spring',
  domains: ['secondspring.example', 'www.secondspring.example'],
  niche: 2,
  company: 'orchard-house',
  seeds: { primary: '#7c2440', secondary: '#7d9a76', neutral: '#84806b' },
  type: { display: 'fraunces', text: 'atkinson-hyperlegible-next', base: 18, ratio: 1.2 },
  density: 'airy',
  shape: { corners: 'soft', photo: 'arch', border: 'hairline' },
  motion: 'calm',
  art: 'rings',
  settings: { fictional_profiles: true },
})
