import { layeredPackage } from './layeredPackage.mjs'

export default layeredPackage({
  layers: ['platform', 'features', 'app'],
  tiers: [
    ['places', 'safety', 'notifications', 'credits'],
    ['profiles', 'payments'],
    ['likes'],
    ['accounts', 'chat'],
    ['search', 'settings'],
  ],
  rules: [
    {
      name: 'styles-of-its-own',
      comment:
        'Styles belong to a screen; what screens share is in the platform or is a component.',
      from: { path: '^src/(features/[^/]+|app)/' },
      to: { path: '^src/features/.+\\.css\\.ts$', pathNot: '^src/$1/' },
    },
    {
      name: 'routes-by-app',
      comment: 'Only the composition knows routes.',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '/routes\\.ts$' },
    },
  ],
})
