import '../types.ts'

export { loadNamespace, loadNamespaces } from './loadNamespaces.ts'
