export {
  embeddedFor,
  type EmbeddedModule,
  embeddedModules,
  embeddedPermissions,
  embeddedSessionSeconds,
  embeddingTicketSeconds,
  isEmbeddedModule,
} from "./modules.ts";
