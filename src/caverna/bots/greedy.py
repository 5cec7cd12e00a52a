from caverna.bots.random_bot import RandomBot
class GreedyBot(RandomBot):
    pass
