import { EmbeddedChat } from "@gatehouse/features/chat/embedded";

/** A traveller's conversation with the vendor's staff. */
export const Chat = () => <EmbeddedChat />;
