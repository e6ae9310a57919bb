/** Nobody knows whether somebody is signed in: the server does not answer. */
export class ServerUnreachable extends Error {
  override readonly name = "ServerUnreachable";
}
