"""A whole program that plays, by chance alone, with nothing but Python: TAVERNE_TOKEN=… python3 bot.py http://localhost:8080 [match token]

With a match and the token of its invitation it sits down there; otherwise at the first table that lets programs in.
"""
import base64, http.client, json, os, random, socket, ssl, struct, sys, time, urllib.parse, uuid

SERVER = urllib.parse.urlsplit(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080")
SAFE, HOST = SERVER.scheme == "https", SERVER.hostname
PORT = SERVER.port or (443 if SAFE else 80)
BEARER = {"Authorization": "Bearer " + os.environ["TAVERNE_TOKEN"]}
PACE = float(os.environ.get("TAVERNE_PACE", 120)) / 1000  # programs may send ten messages a second


def request(method, path, body=None):
    connection = (http.client.HTTPSConnection if SAFE else http.client.HTTPConnection)(HOST, PORT)
    headers = BEARER | ({"Content-Type": "application/json"} if body is not None else {})
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    reply = connection.getresponse()
    value = json.loads(reply.read())
    if reply.status >= 400:
        sys.exit(value["trouble"]["say"])
    return value


class Socket:
    """As much of RFC 6455 as is needed: text there and back, and a pong for each ping."""

    def __init__(self):
        plain = socket.create_connection((HOST, PORT))
        self.stream = ssl.create_default_context().wrap_socket(plain, server_hostname=HOST) if SAFE else plain
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /ws HTTP/1.1", f"Host: {SERVER.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: {BEARER['Authorization']}"]
        self.stream.sendall("\r\n".join(lines + ["", ""]).encode())
        self.file = self.stream.makefile("rb")
        if b" 101 " not in self.file.readline():
            sys.exit("the server did not open the socket")
        while self.file.readline().strip():
            pass

    def send(self, payload, opcode=1):
        mask, length = os.urandom(4), len(payload)
        size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack(">H", length)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.stream.sendall(bytes([0x80 | opcode]) + size + mask + masked)

    def say(self, **message):
        self.send(json.dumps(message).encode())

    def messages(self):
        while head := self.file.read(2):
            opcode, length = head[0] & 15, head[1] & 127
            if length > 125:
                length = struct.unpack(">H" if length == 126 else ">Q", self.file.read(2 if length == 126 else 8))[0]
            payload = self.file.read(length)
            if opcode == 9:
                self.send(payload, 10)
            elif opcode == 8:
                return
            elif opcode == 1:
                yield json.loads(payload)


def open_table():
    while True:
        for table in request("GET", "/api/lobby")["tables"]:
            if table.get("programs"):
                return table["match"]
        time.sleep(5)


def keys_of(question):
    """Notations, or a common beginning with the ends that go with it: ["move W3 ", "H7|H8"]."""
    yield from (option["key"] for option in question.get("options", []))
    for each in question.get("keys", []):
        yield from [each] if isinstance(each, str) else (each[0] + end for end in each[1].split("|"))


match = sys.argv[2] if len(sys.argv) > 2 else open_table()
request("POST", f"/api/matches/{match}/join", {"token": sys.argv[3]} if len(sys.argv) > 3 else {})
table, answered = Socket(), set()
table.say(type="hello", protocol=6)
table.say(type="watch", match=match)
for message in table.messages():
    if message["type"] == "refused":
        print(message["trouble"]["say"], file=sys.stderr)
    if message["type"] != "state":
        continue
    if "outcome" in message:
        print("over:", *message["outcome"]["places"])
        break
    for question in message["questions"]:
        if question["id"] in answered:
            continue
        answered.add(question["id"])
        time.sleep(PACE)
        table.say(type="answer", match=match, key=str(uuid.uuid4()), question=question["id"], option=random.choice(list(keys_of(question))))
