import { layeredPackage } from './layeredPackage.mjs'

export default layeredPackage({
  layers: ['tables', 'platform', 'features', 'demo', 'staff', 'app'],
  tiers: [
    ['places', 'media', 'moderation', 'figures'],
    ['settings'],
    ['members'],
    ['credits', 'profiles'],
    ['likes', 'chat'],
    ['payments'],
    ['accounts'],
    ['search', 'safety', 'notifications'],
  ],
  rules: [
    {
      name: 'features-by-their-index',
      comment: 'Another feature is reached through what its index exports.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'routes-by-verbs',
      comment: 'A route calls a verb, which calls a store.',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '(\\.store\\.ts$|^src/tables/|node_modules/drizzle-orm/)' },
    },
    {
      name: 'routes-and-jobs-by-app',
      comment: 'Only the composition knows routes and jobs.',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '\\.(routes|jobs)\\.ts$' },
    },
  ],
})
