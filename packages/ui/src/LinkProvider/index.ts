export {
  type Href,
  Link,
  type LinkAddresses,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './LinkProvider.tsx'
